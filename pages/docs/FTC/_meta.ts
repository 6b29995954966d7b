export default {
  index: '',
  Installation_Guides: 'Installation guides',
  API: '',
  Formats: '',
  Limits: '',
  Tutorials: 'Tutorials',
  Release_Notes: 'Release notes',
  Security: '',
  Troubleshooting: '',
  FAQ: '',
}

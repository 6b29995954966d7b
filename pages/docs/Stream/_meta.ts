export default {
  index: '',
  Installation_Guides: 'Installation guides',
  API: 'API',
  Tutorials: 'Tutorials',
  Limits: '',
  Release_Notes: 'Release notes and specification',
  Security: '',
  Troubleshooting: '',
  FAQ: '',
}

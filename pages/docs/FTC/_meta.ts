export default {
  index: '',
  Installation_Guides: 'Installation guides',
  API: '',
  Tutorials: 'Tutorials',
  Release_Notes: 'Release notes',
  Troubleshooting: '',
  More_Symptoms: '',
  FAQ: '',
}

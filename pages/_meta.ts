export default {
  index: '',
  docs: 'Documentation',
  'markdown-page': '',
  search: '',
  '404': '',
}

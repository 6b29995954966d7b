export default {
  index: '',
  FTC: 'FTC',
  Stream: 'Stream',
  Accessibility: { display: 'hidden' },
  Editors_and_Assistants: { display: 'hidden' },
}

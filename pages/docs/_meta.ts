export default {
  index: '',
  FTC: 'FTC',
  Stream: 'Stream',
  Accessibility: { display: 'hidden' },
}

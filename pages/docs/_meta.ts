export default {
  index: '',
  FTC: 'FTC',
  Stream: 'Stream',
}

export default {
  index: '',
  Stream: 'Stream',
  FTC: 'FTC',
}

export default {
  index: '',
  Akamai: '',
  AWS: '',
  Oracle: '',
}

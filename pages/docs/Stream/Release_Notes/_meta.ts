export default {
  index: '',
  Technical_Specification: '',
}

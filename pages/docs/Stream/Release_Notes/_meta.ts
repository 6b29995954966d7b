export default {
  Technical_Specification: '',
}

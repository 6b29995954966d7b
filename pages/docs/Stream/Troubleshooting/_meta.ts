export default {
  More_Symptoms: '',
}

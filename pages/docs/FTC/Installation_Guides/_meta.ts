export default {
  index: '',
  Kubernetes: 'Kubernetes',
  Windows: '',
}

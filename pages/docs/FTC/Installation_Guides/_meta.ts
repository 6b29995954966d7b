export default {
  index: '',
  Kubernetes: 'Kubernetes',
  Windows: '',
  Ports: '',
  Downloads: '',
}

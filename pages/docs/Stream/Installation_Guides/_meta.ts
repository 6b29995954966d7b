export default {
  index: '',
  Kubernetes: 'Kubernetes',
  Windows: '',
  Preflight: '',
  Ports: '',
  Downloads: '',
}

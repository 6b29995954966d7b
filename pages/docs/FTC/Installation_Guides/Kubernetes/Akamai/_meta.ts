export default {
  Terraform: '',
}

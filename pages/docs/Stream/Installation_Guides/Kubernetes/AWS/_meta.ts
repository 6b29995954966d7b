export default {
  Linux_Help: '',
}

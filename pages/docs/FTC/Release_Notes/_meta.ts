export default {
  'FTC_v5.5_to_v4.0': '',
}

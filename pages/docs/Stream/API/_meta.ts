export default {
  index: '',
  Introduction: '',
  API_Methods: 'API methods',
  Event_Description: '',
  Event_Attributes: 'Event attributes',
}

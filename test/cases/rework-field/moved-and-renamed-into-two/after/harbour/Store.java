package harbour;

class Store {
  String label() {
    return texts.find("store");
  }
}

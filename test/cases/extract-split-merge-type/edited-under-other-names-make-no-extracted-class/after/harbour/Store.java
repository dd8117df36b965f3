package harbour;

class Store {
  String label() {
    return texts.find("store");
  }

  String place() {
    return texts.find("place");
  }
}

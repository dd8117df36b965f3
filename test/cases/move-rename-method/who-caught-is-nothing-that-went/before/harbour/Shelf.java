package harbour;

class Shelf {
  String place() {
    return texts.find("place");
  }
}

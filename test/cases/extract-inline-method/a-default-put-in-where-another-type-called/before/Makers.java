class Makers {
  static Boat make(String name, int size) {
    return make(name, size, "red");
  }

  static Boat make(String name, int size, String colour) {
    return new Boat(name, size, colour);
  }
}

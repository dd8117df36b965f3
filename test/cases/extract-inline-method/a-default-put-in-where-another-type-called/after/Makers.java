class Makers {
  static Boat make(String name, int size, String colour) {
    return new Boat(name, size, colour);
  }
}

package harbour;

class Kitchen {
  Stove stove;

  void cook(int guests) {
    open(guests);
    prepare(() -> ring(3), water -> {
      String name = list("of", "pans");
      hang(name);
    });
    close(guests);
  }
}

package harbour;

class Kitchen {
  Stove stove;

  void cook(int guests) {
    open(guests);
    prepare(water -> heat(water, "slowly"));
    close(guests);
  }
}

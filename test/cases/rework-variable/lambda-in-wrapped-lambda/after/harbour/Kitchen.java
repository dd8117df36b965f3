package harbour;

class Kitchen {
  Stove stove;

  void cook(int guests) {
    open(guests);
    later(timed(water -> {
      int weight = water.weight();
      salt(weight);
    }));
    close(guests);
  }
}

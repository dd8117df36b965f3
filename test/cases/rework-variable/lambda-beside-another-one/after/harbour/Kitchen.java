package harbour;

class Kitchen {
  Stove stove;

  void cook(int guests) {
    open(guests);
    prepare(spoon -> polish(spoon, 3), water -> {
      int weight = water.weight();
      salt(weight);
      heat(weight, "slowly");
    });
    close(guests);
  }
}

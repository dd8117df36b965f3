package harbour;

class Kitchen {
  Stove stove;

  void cook(int guests) {
    open(guests);
    prepare(liquid -> heat(liquid), () -> ring(guests));
    close(guests);
  }
}

package harbour;

class Shelf {
  void pile(Day today) {
    Crane.lift(today, 7);
    Crane.turn(today, 3);
  }

  void sweep(int hour) {
    Broom.pass(hour, 4);
  }
}

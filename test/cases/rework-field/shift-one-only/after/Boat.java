package port;

class Boat {
  private Crew hands = make(1);
  private Crew mates = make(2);

  void go(int n) {
    int w = n;
    send(hands, 1);
    hands.open();
    stop(w);
  }
}

package port;

class Boat {
  private Crew size = make(1);
  private Crew writeSize = make(2);

  void go(int n) {
    int w = n;
    send(size, 1);
    stop(w);
  }

  void come(int n) {
    int w = n;
    draw(writeSize, 2);
    writeSize.close();
    halt(w);
  }

  void still() {
    hold(writeSize);
  }
}

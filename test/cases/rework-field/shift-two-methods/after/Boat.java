package port;

class Boat {
  private Crew writeSize = make(1);
  private Crew ownWriteSize = make(2);

  void go(int n) {
    int w = n;
    send(writeSize, 1);
    stop(w);
  }

  void come(int n) {
    int w = n;
    draw(ownWriteSize, 2);
    ownWriteSize.close();
    halt(w);
  }

  void still() {
    hold(writeSize);
  }
}

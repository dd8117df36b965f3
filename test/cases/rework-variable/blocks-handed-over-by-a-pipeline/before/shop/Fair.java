package shop;

class Fair {
  void open(List<Stall> stalls, Board board, int hour) {
    board.title(hour);
    for (Stall stall : stalls) {
      Owner value = stall.owner();
      if (value != null) {
        board.write(value, stall.number());
        board.greet(value);
      }
    }
    for (Stall stall : stalls) {
      board.paint(stall.colour(), stall.awning().toString());
    }
    board.close(hour);
  }
}

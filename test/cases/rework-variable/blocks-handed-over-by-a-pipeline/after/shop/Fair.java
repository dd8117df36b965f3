package shop;

class Fair {
  void open(List<Stall> stalls, Board board, int hour) {
    board.title(hour);
    stalls.stream().filter(Stall::hasOwner).forEach(stall -> {
      Owner owner = stall.owner();
      board.write(owner, stall.number());
      board.greet(owner);
    });
    stalls.forEach(stall -> {
      String awning = stall.awning().toString();
      board.paint(stall.colour(), awning);
    });
    board.close(hour);
  }
}

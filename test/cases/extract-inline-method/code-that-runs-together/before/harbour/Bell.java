package harbour;

class Bell {
  void ring(Keeper keeper) {
    keeper.wait(new Alarm() {
      public void rings() {
        wake(keeper);
      }
    });
    count(12, keeper);
    report("rung");
  }
}

package inn;

class IronStove implements Stove {
  private int degrees = 20;

  public int heat(int minutes) {
    degrees = degrees + 7 * minutes;
    return degrees;
  }

  public void clean(Brush brush) {
    brush.wet();
    brush.rub(this);
  }
}

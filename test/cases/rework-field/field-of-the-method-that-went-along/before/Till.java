package shop;

public class Till {
  private Scale scale;
  private int count;

  public void openTill() {
    count++;
    scale.reset();
  }

  public void weigh(int parts) {
    int sum = parts * 3;
    scale.load(sum);
    scale.print("weighed " + sum);
  }
}

package shop;

public class Crane {
  private int load;
  private Plan plan;

  public Plan getPlan() {
    return plan;
  }

  public int load() {
    return load;
  }
}

package port;

public class Pier {
  int length;

  private Options options;
}

package port;

public class Pier {
  int length;
}

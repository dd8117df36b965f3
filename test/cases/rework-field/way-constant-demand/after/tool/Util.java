package tool;

public class Util {
  int size;
}

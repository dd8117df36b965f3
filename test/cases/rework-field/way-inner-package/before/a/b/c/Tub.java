package a.b.c;

public class Tub {
  int depth;
}

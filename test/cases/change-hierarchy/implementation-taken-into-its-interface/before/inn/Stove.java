package inn;

public interface Stove {
  int heat(int minutes);

  void clean(Brush brush);
}

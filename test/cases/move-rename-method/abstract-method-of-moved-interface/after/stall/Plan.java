package stall;
public interface Plan {
 int size(String text);
 void draw(Page page, Pen pen);
}

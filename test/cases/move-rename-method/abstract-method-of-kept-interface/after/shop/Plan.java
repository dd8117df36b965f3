package shop;
public interface Plan {
 int size(String text);
 void draw(Page page);
}

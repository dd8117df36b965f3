package shop;
public interface Work {
 int size(String text);
 void draw(Page page);
}

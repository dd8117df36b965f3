package shop;
public interface Plan {
 int size(String text);
 void take(Page page);
}

package map;

public interface Layer {
    void draw(int zoom);
}

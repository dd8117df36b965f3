package tool;

public class Saw extends Tool {
    @Override
    public void use() {
        wear += 3;
    }
}

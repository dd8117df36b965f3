package quay;

public class Ferry {
    String name() {
        return "Gull";
    }
}

package office;

class Desk {
    String owner;

    void ring(String who, Phone phone) {
        System.out.println(who + " rings " + owner);
    }
}

package garden;

class Shed {
    private String key;

    String open(String owner) {
        List<String> tools = find(owner);
        return tools.get(0) + key;
    }
}

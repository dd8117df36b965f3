package garden;

@Lockable(level = 2)
class Shed {
    @Secret("a")
    private String key;

    @Checked(1)
    String open(@NotNull("who") String owner) {
        @SuppressWarnings("unchecked")
        List<String> tools = find(owner);
        return tools.get(0) + key;
    }
}
